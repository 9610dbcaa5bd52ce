export { defineResource, type Resource } from './declaration/define-resource.ts';
export { createResourceRegistry, type ResourceRegistry } from './declaration/registry.ts';
