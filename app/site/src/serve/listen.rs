//! Listens until it is told to stop.

use std::io;
use std::path::PathBuf;

use tokio::net::TcpListener;

use super::{Serve, router};

/// Serves until Ctrl-C or a termination signal; requests that are being answered are answered to the end.
///
/// # Errors
/// Fails if the folder is no exported site, or if its address cannot be listened on.
pub async fn run(serve: &Serve) -> Result<(), ServeError> {
    let Serve { dir, host, port, links } = serve;
    if !dir.join("index.html").is_file() {
        return Err(ServeError::NoSite { dir: dir.clone() });
    }
    let listener = TcpListener::bind((host.as_str(), *port)).await.map_err(|source| {
        if source.kind() == io::ErrorKind::AddrInUse {
            ServeError::PortInUse { port: *port }
        } else {
            ServeError::Address { host: host.clone(), port: *port, source }
        }
    })?;
    let address = listener.local_addr()?;
    println!("Serving {} at http://{address}{}", dir.display(), links.base());
    if !address.ip().is_loopback() {
        println!("WebGPU needs https or localhost: at another address demos are drawn without it.");
    }
    axum::serve(listener, router(dir, links)).with_graceful_shutdown(stop()).await?;
    Ok(())
}

async fn stop() {
    let interrupt = async {
        // Without a handler the signal ends the process by itself.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupt => {}
        () = terminate() => {}
    }
}

#[cfg(unix)]
async fn terminate() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminate() {
    std::future::pending().await
}

/// Why nothing is served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// There is nothing to serve.
    #[error("{} is no exported site: it has no index.html. `cargo xtask build` writes one", dir.display())]
    NoSite {
        /// The folder.
        dir: PathBuf,
    },
    /// Someone else has the port.
    #[error("port {port} is in use: stop the program that uses it, or choose another one with --port")]
    PortInUse {
        /// The port.
        port: u16,
    },
    /// The address cannot be listened on.
    #[error("{host}:{port} cannot be listened on")]
    Address {
        /// The host.
        host: String,
        /// The port.
        port: u16,
        /// What the system says.
        source: io::Error,
    },
    /// The server broke off.
    #[error("the server broke off")]
    Broken(#[from] io::Error),
}
