import { readFileSync } from 'node:fs'
import { buildSchema, getNullableType, isListType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { findListBound, listBounds } from './list-bounds.ts'

const schema = buildSchema(readFileSync(new URL('../../api.graphql', import.meta.url), 'utf8'))
const listFields = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type: type.name, field })) : [],
  )
  .filter(({ field }) => isListType(getNullableType(field.type)))

/** The arguments by which a list is asked for in pages, or by its items. */
const pageArguments = ['page', 'filter', 'first', 'limit', 'ids']

test('every list of the graph has a page argument, or a bound with its reason', () => {
  const unbounded = listFields.filter(
    ({ type, field }) =>
      !field.args.some(({ name }) => pageArguments.includes(name)) &&
      findListBound(type, field.name) === undefined,
  )
  expect(unbounded.map(({ type, field }) => `${type}.${field.name}`)).toEqual([])
})

test('every bound is of a list that there is', () => {
  const names = listFields.map(({ type, field }) => `${type}.${field.name}`)
  const stale = listBounds.flatMap(({ fields }) => fields).filter((name) => !names.includes(name))
  expect(stale).toEqual([])
})
