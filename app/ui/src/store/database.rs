//! The connection, and pieces of work that are done whole or not at all.

use std::cell::RefCell;

use idb::{
    Database, DatabaseEvent as _, Event as _, Factory, KeyRange, ObjectStore, ObjectStoreParams, Query, Request as _,
};
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbOpenDbRequest, IdbRequest, IdbTransaction};

use super::trouble::Trouble;

pub(super) const ANSWERS: &str = "answers";
pub(super) const LOG: &str = "log";
pub(super) const ASIDE: &str = "aside";

const NAME: &str = "kumbukumbu";
/// Raised with the stores or the records: pages of an older version then leave the database alone.
const VERSION: u32 = 1;

thread_local! {
    /// The page's connection. It stays open, so that what is answered just before the page is left is on its way at once.
    static OPEN: RefCell<Option<IdbDatabase>> = const { RefCell::new(None) };
}

/// A piece of work on the database. Dropped before it is finished it leaves everything as it was.
pub(super) struct Work {
    transaction: IdbTransaction,
    is_open: bool,
}

impl Work {
    /// Begins to read and write some of the stores.
    pub(super) async fn begin(stores: &[&str]) -> Result<Self, Trouble> {
        let names: Array = stores.iter().map(|name| JsValue::from_str(name)).collect();
        let open = OPEN.with_borrow(Clone::clone);
        // Another tab, or the browser, may have closed the connection that there was.
        let transaction = match open.and_then(|open| transaction(&open, &names).ok()) {
            Some(transaction) => transaction,
            None => {
                let database = connect().await?;
                OPEN.set(Some(database.clone()));
                transaction(&database, &names)?
            }
        };
        Ok(Self { transaction, is_open: true })
    }

    /// All keys and values of a store, or those in a range, in the order of the keys.
    pub(super) async fn pairs(&self, store: &str, range: Option<KeyRange>) -> Result<Vec<(JsValue, JsValue)>, Trouble> {
        let store = self.store(store)?;
        let range = || range.clone().map(Query::from);
        let keys = result(store.get_all_keys(range(), None)?.into());
        let values = result(store.get_all(range(), None)?.into());
        let (keys, values) = (Array::from(&keys.await?), Array::from(&values.await?));
        Ok(keys.iter().zip(values.iter()).collect())
    }

    /// The value under a key; undefined where there is none.
    pub(super) async fn get(&self, store: &str, key: &JsValue) -> Result<JsValue, Trouble> {
        result(self.store(store)?.get(key.clone())?.into()).await
    }

    /// Writes a value under a key.
    pub(super) fn put(&self, store: &str, value: &JsValue, key: &JsValue) -> Result<(), Trouble> {
        self.store(store)?.put(value, Some(key))?;
        Ok(())
    }

    /// Takes out what is under a key.
    pub(super) fn delete(&self, store: &str, key: &JsValue) -> Result<(), Trouble> {
        self.store(store)?.delete(key.clone())?;
        Ok(())
    }

    /// Takes everything out of a store.
    #[cfg(target_arch = "wasm32")]
    pub(super) fn clear(&self, store: &str) -> Result<(), Trouble> {
        self.store(store)?.clear()?;
        Ok(())
    }

    /// Waits until all of it is stored.
    pub(super) async fn finish(mut self) -> Result<(), Trouble> {
        self.is_open = false;
        let transaction = &self.transaction;
        let settled = Promise::new(&mut |done, failed| {
            transaction.set_oncomplete(Some(&done));
            transaction.set_onabort(Some(&failed));
        });
        match JsFuture::from(settled).await {
            Ok(_) => Ok(()),
            Err(_) => Err(transaction.error().map_or(Trouble::Failed, |error| Trouble::of(&error))),
        }
    }

    fn store(&self, name: &str) -> Result<ObjectStore, Trouble> {
        self.transaction.object_store(name).map(ObjectStore::from).map_err(|error| Trouble::of(&error))
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        if self.is_open {
            self.transaction.abort().ok();
        }
    }
}

/// The keys that are lists and start with a text.
pub(super) fn starting_with(text: &str) -> Result<KeyRange, Trouble> {
    let text = JsValue::from_str(text);
    // A list stands behind every number, date and text.
    Ok(KeyRange::bound(&Array::of1(&text), &Array::of2(&text, &Array::new()), None, None)?)
}

/// A transaction that is over only when the disk has it.
fn transaction(database: &IdbDatabase, stores: &Array) -> Result<IdbTransaction, Trouble> {
    let begin = || -> Result<JsValue, JsValue> {
        let options = Object::new();
        Reflect::set(&options, &"durability".into(), &"strict".into())?;
        let begin: Function = Reflect::get(database, &"transaction".into())?.dyn_into()?;
        begin.call3(database, stores, &"readwrite".into(), &options)
    };
    begin().map(JsCast::unchecked_into).map_err(|error| Trouble::of(&error))
}

/// Opens the database, and makes its stores where it is new.
async fn connect() -> Result<IdbDatabase, Trouble> {
    let database =
        open().await.map_err(|trouble| if trouble == Trouble::Failed { Trouble::Forbidden } else { trouble })?;
    let mut handle = Database::from(database.clone());
    // A newer version of the site, in another tab, must not have to wait for this one.
    let closing = database.clone();
    handle.on_version_change(move |_| closing.close());
    handle.forget_callbacks();
    Ok(database)
}

async fn open() -> Result<IdbDatabase, Trouble> {
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        if event.database().and_then(|database| make_stores(&database)).is_err()
            && let Some(transaction) = event.target().ok().and_then(|request| request.transaction())
        {
            transaction.abort().ok();
        }
    });
    request.forget_callbacks();
    let request = IdbOpenDbRequest::from(request);
    let settled = Promise::new(&mut |done, failed| {
        request.set_onblocked(Some(&failed));
        request.set_onsuccess(Some(&done));
        request.set_onerror(Some(&failed));
    });
    outcome(request.into(), settled).await.map(JsCast::unchecked_into)
}

fn make_stores(database: &Database) -> Result<(), idb::Error> {
    for name in [ANSWERS, LOG, ASIDE] {
        database.create_object_store(name, ObjectStoreParams::new())?;
    }
    Ok(())
}

/// What a request brings. It is listened to from now on, not only when the future is first asked.
fn result(request: IdbRequest) -> impl Future<Output = Result<JsValue, Trouble>> {
    let settled = Promise::new(&mut |done, failed| {
        request.set_onsuccess(Some(&done));
        request.set_onerror(Some(&failed));
    });
    outcome(request, settled)
}

async fn outcome(request: IdbRequest, settled: Promise) -> Result<JsValue, Trouble> {
    let is_done = JsFuture::from(settled).await.is_ok();
    // A request that waits for others to close has neither result nor error.
    match (is_done, request.error()) {
        (true, _) => request.result().map_err(|error| Trouble::of(&error)),
        (false, Ok(Some(error))) => Err(Trouble::of(&error)),
        (false, _) => Err(Trouble::Failed),
    }
}
