//! Servers over an exported folder: one for people, and one that ends with the tests that it is for.

use std::net::{SocketAddr, TcpListener, TcpStream, ToSocketAddrs as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::site::Site;

/// How long a server may take until it answers.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server that is stopped when this is dropped.
#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    url: String,
}

/// Says at once, and not after a build, that a port is taken.
pub(crate) fn require_free(host: &str, port: u16) -> Result<()> {
    TcpListener::bind((host, port)).map(drop).with_context(|| {
        format!("{host}:{port} cannot be listened on: stop the program that uses it, or choose another one with --port")
    })
}

impl Server {
    /// Starts a server and waits until it answers.
    pub(crate) fn start(site: &Site, folder: &Path, host: &str, port: u16, base: &str) -> Result<Self> {
        let child = site.serve(folder, host, port, base)?;
        let mut server = Self { child, url: format!("http://{host}:{port}{base}") };
        server.wait_until_up(host, port)?;
        Ok(server)
    }

    /// Starts a server on a port that is free.
    pub(crate) fn on_free_port(site: &Site, folder: &Path, base: &str) -> Result<Self> {
        let host = "127.0.0.1";
        let port =
            TcpListener::bind((host, 0)).and_then(|listener| listener.local_addr()).context("no port is free")?.port();
        Self::start(site, folder, host, port, base)
    }

    /// The address of its start page.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Waits for the server to end by itself.
    pub(crate) fn wait(&mut self) -> Result<()> {
        self.child.wait().context("the server cannot be waited for")?;
        Ok(())
    }

    /// Whether the server is still running.
    pub(crate) fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    fn wait_until_up(&mut self, host: &str, port: u16) -> Result<()> {
        // A server on all addresses is asked at this machine's own.
        let ask = if host == "0.0.0.0" || host == "::" { "localhost" } else { host };
        let addresses: Vec<SocketAddr> =
            (ask, port).to_socket_addrs().with_context(|| format!("{host} is no host"))?.collect();
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            if !self.is_running() {
                bail!("the server ended at once: is port {port} in use?");
            }
            if addresses.iter().any(|address| TcpStream::connect_timeout(address, Duration::from_millis(200)).is_ok()) {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(50));
        }
        bail!("the server does not answer at {}", self.url)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already; there is nobody to tell.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Opens an address in the person's browser, as far as the system has a way to.
pub(crate) fn open(url: &str) {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start"]),
        _ => ("xdg-open", &[]),
    };
    let opened = Command::new(program)
        .args(arguments)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if opened.is_err() {
        println!("  (no browser could be opened from here)");
    }
}
