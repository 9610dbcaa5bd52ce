import { implement, type Operation } from '#api/implement/implement.server.ts';
import { changesContract } from '../../contract/changes-contract.ts';
import { collectionContract, readinessContract, recordContract } from '../../contract/resource-contract.ts';
import type { StoreRegistry } from '../store.server.ts';
import { changesHandlers } from './changes-handlers.server.ts';
import { collectionHandlers, readinessHandlers } from './collection-handlers.server.ts';
import { recordHandlers } from './record-handlers.server.ts';

/** In the order of the navigation's list. */
export const resourceOperations = (stores: StoreRegistry): Operation[] =>
  stores.stores.flatMap((store) => [
    ...(store.resource.single
      ? []
      : [
          ...implement(collectionContract(store.resource), collectionHandlers(store, stores)),
          ...implement(changesContract(store.resource), changesHandlers(store, stores)),
        ]),
    ...(store.resource.readiness ? implement(readinessContract(store.resource), readinessHandlers(store)) : []),
    ...implement(recordContract(store.resource), recordHandlers(store, stores)),
  ]);
