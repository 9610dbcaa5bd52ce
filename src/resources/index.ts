export { defineResource, type Resource } from './declaration/define-resource.ts';
export { orderField } from './declaration/order-field.ts';
export { createResourceRegistry, type ResourceRegistry } from './declaration/registry.ts';
