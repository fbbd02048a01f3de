/**
 * The definition of a managed content type: data and two components, without lifecycle callbacks; a type that needs more
 * composes the parts of this folder in its own file.
 */

import type { Copy } from '@access/content/content-type/picture-copy.rules'
import type { ComponentType, ReactNode } from 'react'
import type { TypedDocumentNode } from 'urql'
import type { PracticeAreaNaming } from '../../data/use-practice-areas.ts'
import type { Values } from '../../forms/differences.ts'
import type { ValidationRules } from '../../forms/draft.ts'

/** A row of the table. */
export type ListedItem = { id: string }

/** Our copies of the pictures of other sites that an item shows, and what could not be fetched, in sentences. */
export type Pictures = { pictures?: readonly Copy[] | null; warnings?: readonly string[] | null }

/** An item with all its fields and its version. */
export type FullItem<Draft = Values> = Required<Draft> & ListedItem & { version: number } & Pictures

/** An item that was just saved. */
export type SavedItem = ListedItem & Pick<Pictures, 'warnings'>

/** The input of a list query; what is left out has the list's default. */
export type PageInput = {
  search?: string
  sort?: string
  descending?: boolean
  filters?: { column: string; value: string }[]
  offset: number
  limit: number
}

/** How many items that match the other filters have a value. */
export type FilterCount = { column: string; value: string; count: number }

export type ListPage<Row> = { items: Row[]; total: number; counts: FilterCount[] }

/** Updates some fields of many items. */
export type BulkUpdateMutation = TypedDocumentNode<
  { items: ListedItem[] },
  { ids: string[]; input: Record<string, boolean | string> }
>

export type FetchPicturesMutation = TypedDocumentNode<{ item: SavedItem & Pictures }, { id: string }>

/** The operations of a content type. Their root fields are aliased `page`, `items` and `item`, so that one screen reads all. */
export type ManagementQueries<Row extends ListedItem = ListedItem, Draft extends object = Values> = {
  /** The items' typename: an empty list contains none by which its first item could refresh it. */
  typename: string
  page: TypedDocumentNode<{ page: ListPage<Row> }, { page: PageInput }>
  one: TypedDocumentNode<{ item: FullItem<Draft> | null }, { id: string }>
  create: TypedDocumentNode<{ item: SavedItem }, { input: Draft }>
  /** Fails with the edited version when somebody else has saved since. */
  update: TypedDocumentNode<{ item: SavedItem }, { id: string; input: Draft; version?: number }>
  remove: TypedDocumentNode<{ item: ListedItem }, { id: string }>
  /** Of types with pictures: tries again to fetch those that could not be fetched. */
  fetchPictures?: FetchPicturesMutation
  removeMany: TypedDocumentNode<{ items: ListedItem[] }, { ids: string[] }>
}

/** A filter by the values of a column. */
export type Filter = {
  column: string
  /** 'By category': without "By" it would equal the label of the form field. */
  label: string
  /** The options that are always shown; data may add others, unless it is a flag. */
  options: readonly { value: string; label: string }[]
  isFlag?: true
  /** The office's practice areas are options as well, by what this content calls them. */
  practiceAreas?: PracticeAreaNaming
}

/** The bulk updates. */
export type BulkUpdates = {
  mutation: BulkUpdateMutation
  options: readonly { label: string; input: Record<string, boolean | string> }[]
}

/** The form of an item, and the operations that it needs. */
export type FormDefinition<Draft extends object = Values> = {
  /** The path under /admin. */
  path: string
  title: string
  /** One item in a sentence: 'blog post'. */
  noun: string
  /** The heading of its page; 'Edit ' and the noun unless given. */
  editLabel?: string
  queries: FormQueries<NoInfer<Draft>>
  rules: ValidationRules
  /** The values of a new item, and of empty fields. Its keys are the fields that are sent. */
  defaultValues: Draft
  Form: ComponentType
  /** An item has a page of its own, which can be shown before it is saved. */
  hasPreview?: true
  /** Values as they are compared, where a field holds more than people compare at once: more fields, by their labels. */
  toCompared?(values: Values): Values
}

/** Without creating, where items are only edited. */
export type FormQueries<Draft extends object = Values> = Pick<
  ManagementQueries<ListedItem, Draft>,
  'typename' | 'one' | 'update' | 'fetchPictures'
> &
  Partial<Pick<ManagementQueries<ListedItem, Draft>, 'create'>>

/** Where a type is defined, its rows and its draft are checked; its screens do without knowing them. */
export type Definition<
  Row extends ListedItem = ListedItem,
  Draft extends object = Values,
> = FormDefinition<Draft> & {
  empty: string
  queries: ManagementQueries<Row, NoInfer<Draft>>
  getName(row: Row): string
  /** The table's columns by heading, in order; the actions are added as the last one. */
  columns: Record<string, (row: Row) => ReactNode>
  /** The service's sort columns, by heading. */
  sortColumns: Record<string, string>
  filters: readonly Filter[]
  /** What depends on items, said before they are deleted; undefined for a type on which nothing does. */
  Dependents?: ComponentType<DependentsProps<Row>>
  /** Besides deleting; undefined for a type without flags. */
  bulkUpdates?: BulkUpdates
}

/** The items that are about to be deleted: one with its row, or many. */
export type DependentsProps<Row> = {
  ids: string[]
  row?: Row
  /** Called once something else was done with them, in place of deleting. */
  onReplaced(): void
}

/** The operations of a content type, which its .graphql file names after it. */
export function collectQueries<
  Type extends string,
  Documents extends Record<
    | `PageOf${Type}sDocument`
    | `${'Any' | 'Create' | 'Update' | 'Delete'}${Type}Document`
    | `Delete${Type}sDocument`,
    unknown
  >,
>(typename: Type, documents: Documents) {
  const { [`Fetch${typename}PicturesDocument`]: fetchPictures } = documents as Record<string, unknown>
  return {
    typename,
    page: documents[`PageOf${typename}sDocument` as const],
    one: documents[`Any${typename}Document` as const],
    create: documents[`Create${typename}Document` as const],
    update: documents[`Update${typename}Document` as const],
    remove: documents[`Delete${typename}Document` as const],
    removeMany: documents[`Delete${typename}sDocument` as const],
    ...(fetchPictures ? { fetchPictures: fetchPictures as FetchPicturesMutation } : {}),
  }
}
