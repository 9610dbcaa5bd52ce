import { globSync, readFileSync } from 'node:fs';
import { parseSync, type TsInterfaceDeclaration, type TsPropertySignature, type TsType, type TsTypeElement } from '@swc/core';

/** A column as it is declared or as it is; `optional`: it need not be given when a row is written. */
export type Column = { table: string; column: string; type: string; nullable: boolean; optional: boolean };

const interfaces = new Map<string, TsInterfaceDeclaration>();
for (const file of globSync('src/db/{schema.ts,schema/{columns,schema-*}.ts}')) {
  for (const item of parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }).body) {
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declared.type === 'TsInterfaceDeclaration') interfaces.set(declared.id.value, declared);
  }
}

/** Types are gone at run time: they are read from their source. */
export function declaredColumns(): Column[] {
  return membersOf('Schema').flatMap(({ key, typeAnnotation }) => {
    const type = typeAnnotation?.typeAnnotation;
    const table = nameOf(key);
    const members = type?.type === 'TsTypeLiteral' ? type.members.filter(isProperty) : membersOf(referenceOf(type)?.name ?? '');
    return members.map((member) => ({ table, column: nameOf(member.key), ...columnOf(member.typeAnnotation?.typeAnnotation) }));
  });
}

function membersOf(name: string): TsPropertySignature[] {
  const found = interfaces.get(name);
  if (!found) throw new Error(`${name} is not declared in src/db/schema*.`);
  return [...found.extends.flatMap(({ expression }) => membersOf(nameOf(expression))), ...found.body.body.filter(isProperty)];
}

function isProperty(member: TsTypeElement): member is TsPropertySignature {
  return member.type === 'TsPropertySignature';
}

function nameOf(node: { type: string }): string {
  if (node.type === 'Identifier' && 'value' in node) return String(node.value);
  throw new Error(`A ${node.type} is no name.`);
}

function referenceOf(type: TsType | undefined): { name: string; parameters: readonly TsType[] } | null {
  if (type?.type !== 'TsTypeReference') return null;
  return { name: nameOf(type.typeName), parameters: type.typeParams?.params ?? [] };
}

function columnOf(type: TsType | undefined): Pick<Column, 'type' | 'nullable' | 'optional'> {
  const { name, parameters } = referenceOf(type) ?? { name: '', parameters: [] };
  if (name === 'Id') return { type: 'number', nullable: false, optional: true };
  if (name === 'Json' || name === 'JsonDefault') return { type: 'json', nullable: false, optional: name === 'JsonDefault' };
  if (name === 'Instant') return { type: 'Date', nullable: false, optional: false };
  if (name === 'DayColumn') return { type: 'string', nullable: false, optional: false };
  if (name === 'Generated') return { ...valueColumn(parameters[0]), optional: true };
  if (name !== 'ColumnType') return valueColumn(type);
  const insert = parts(parameters[1]).map((part) => (part.type === 'TsKeywordType' ? part.kind : part.type));
  return { ...valueColumn(parameters[0]), optional: insert.includes('undefined') || insert.includes('never') };
}

const parts = (type: TsType | undefined): readonly TsType[] => (type?.type === 'TsUnionType' ? type.types : type ? [type] : []);

function valueColumn(type: TsType | undefined): Pick<Column, 'type' | 'nullable' | 'optional'> {
  const isNull = (part: TsType) => part.type === 'TsKeywordType' && part.kind === 'null';
  const [value] = parts(type).filter((part) => !isNull(part));
  const nullable = parts(type).some(isNull);
  return { type: kindOf(value), nullable, optional: nullable };
}

/** A name is that of a union of texts (`EventStatus`), except those of what stands in jsonb. */
function kindOf(type: TsType | undefined): string {
  if (type?.type === 'TsKeywordType') return type.kind === 'unknown' ? 'json' : type.kind;
  if (type?.type === 'TsTypeLiteral') return 'json';
  if (type?.type === 'TsArrayType') return type.elemType.type === 'TsTypeLiteral' ? 'json' : `${kindOf(type.elemType)}[]`;
  const { name } = referenceOf(type) ?? { name: '' };
  return name === 'Date' ? 'Date' : name === 'Localised' ? 'json' : 'string';
}
