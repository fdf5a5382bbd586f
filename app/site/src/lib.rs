//! Pages, and what turns them into a site: documents, a sitemap, headers, compressed files, a server.
//!
//! `pages` says what is on a page; everything else here is the frame around it and knows no content.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking"))]

pub mod anchors;
mod assets;
pub mod author;
pub mod cli;
pub mod commands;
pub mod compress;
pub mod content;
pub mod csp;
pub mod document;
pub mod export;
pub mod frame;
pub mod headers;
pub mod json_ld;
pub mod links;
pub mod manifest;
pub mod media;
pub mod mesh;
pub mod nginx;
pub mod origin;
pub mod page;
pub mod pages;
pub mod public;
pub mod report;
pub mod serve;
pub mod sitemap;
pub mod swap;
pub mod worker;
