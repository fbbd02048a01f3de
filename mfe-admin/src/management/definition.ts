/**
 * What a content type must say about itself to be managed. A definition is data and two components, without
 * callbacks into the screen's life; a type that needs more composes the pieces of this folder in its own file.
 */
import type { ComponentType, ReactNode } from 'react'
import type { TypedDocumentNode } from 'urql'

/** A row of the table. */
export type Listed = { id: string }

/** An item with all its fields, and how often it was saved. */
export type Whole<Draft> = Draft & Listed & { version?: number }

/** What a list is asked for, as the service reads it; what is left out is as the list has it by itself. */
export type PageInput = {
  search?: string
  sort?: string
  descending?: boolean
  filters?: { column: string; value: string }[]
  offset: number
  limit: number
}

/** How many items of all that match the rest of a question hold a value. */
export type FilterCount = { column: string; value: string; count: number }

export type PageOf<Row> = { items: Row[]; total: number; counts: FilterCount[] }

/** One change of some fields, for many items at once. */
export type SetMany = TypedDocumentNode<
  { items: Listed[] },
  { ids: string[]; input: Record<string, boolean | string> }
>

/** The calls of a content type. Their root fields are aliased `page`, `items` and `item`, so that one screen reads all. */
export type Documents<Row extends Listed, Draft extends object> = {
  /** The items' type: an empty list holds nothing by which its first item could refresh it. */
  typename: string
  page: TypedDocumentNode<{ page: PageOf<Row> }, { page: PageInput }>
  one: TypedDocumentNode<{ item: Whole<Draft> | null }, { id: string }>
  create: TypedDocumentNode<{ item: Listed }, { input: Draft }>
  /** With the version that was edited it is refused when somebody else has saved since. */
  update: TypedDocumentNode<{ item: Listed }, { id: string; input: Draft; version?: number }>
  remove: TypedDocumentNode<{ item: Listed }, { id: string }>
  removeMany: TypedDocumentNode<{ items: Listed[] }, { ids: string[] }>
}

/** The service's own rules for one item, as far as a form needs them. */
export type Rules = {
  safeParse(draft: unknown): { success: boolean; error?: { issues: readonly Issue[] } | undefined }
}
export type Issue = { path: readonly PropertyKey[]; message: string }

/** A column by whose values a list may be narrowed. */
export type Filter = {
  column: string
  /** 'By category': the word alone would be that of the form's field. */
  label: string
  /** What is always offered; data from elsewhere may add words of its own, unless it is a flag. */
  options: readonly { value: string; label: string }[]
  isFlag?: true
}

/** What many items can be made at once. */
export type Marks = {
  set: SetMany
  offered: readonly { label: string; input: Record<string, boolean | string> }[]
}

export type Definition<Row extends Listed, Draft extends object> = {
  /** Its place under /admin. */
  path: string
  title: string
  /** One item in a sentence: 'blog post'. */
  noun: string
  addLabel: string
  empty: string
  documents: Documents<Row, Draft>
  rules: Rules
  /** A new item, and what each of its fields is when left empty. Its keys are what is sent. */
  blank: Draft
  Form: ComponentType
  nameOf(row: Row): string
  /** The table's columns by their heading, in order; the actions come last by themselves. */
  columns: Record<string, (row: Row) => ReactNode>
  /** What the service calls the columns that one may sort by, by their heading. */
  sorts: Record<string, string>
  filters: readonly Filter[]
  /** Beside deleting them; nothing for a type without flags. */
  marks?: Marks
}

/** Says that a value is a definition, and lets TypeScript work its types out. */
export const definition = <Row extends Listed, Draft extends object>(it: Definition<Row, Draft>) => it
