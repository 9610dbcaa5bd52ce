// For the screens of staff alone: what stands below the record of a production and is saved with it.

export { InheritancePart } from './inheritance/inheritance-part.tsx';
export { ProductionForm, productionParts } from './production-form.tsx';
export { loadProductionPage, type ProductionPageContracts, type ProductionPageData } from './production-page.ts';
