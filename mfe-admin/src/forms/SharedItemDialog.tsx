/** A dialog for an item that several people may edit at once: adds one, or changes one. */
import type { ReactNode } from 'react'
import type { TypedDocumentNode } from 'urql'
import type { z } from 'zod'
import { buildMessages } from '../components/change.messages.ts'
import type { Values } from './differences.ts'
import { FormDialog } from './FormDialog.tsx'
import { useFetchStored } from './use-fetch-stored.ts'
import type { RulesDraft } from './use-short-form.ts'

export function SharedItemDialog<
  Rules extends z.ZodObject,
  Input,
  Item extends { id: string; version: number },
  ListData,
>({
  noun,
  item,
  createDocument,
  updateDocument,
  toInput,
  toValues,
  labels,
  query,
  list,
  onClosed,
  ...form
}: {
  noun: string
  /** Null for a new one. */
  item: Item | null
  rules: Rules
  createDocument: TypedDocumentNode<unknown, { input: Input }>
  updateDocument: TypedDocumentNode<unknown, { id: string; version: number | null; input: Input }>
  toInput(draft: RulesDraft<Rules>): Input
  toValues(item: Item): Values
  labels: Record<string, string>
  /** Lists all items: after a conflict it finds the version that is stored. */
  query: TypedDocumentNode<ListData, Record<string, never>>
  list(data: ListData): readonly Item[]
  onClosed(): void
  children: ReactNode
}) {
  const fetchLatest = useFetchStored(query, (data) => list(data).find(({ id }) => id === item?.id), toValues)
  const common = {
    ...form,
    id: noun.replaceAll(' ', '-'),
    submitLabel: 'Save',
    onClosed: () => onClosed(),
  }
  if (!item)
    return (
      <FormDialog<Rules, unknown, { input: Input }>
        {...common}
        title={`Add ${noun}`}
        document={createDocument}
        variables={(draft) => ({ input: toInput(draft) })}
        {...buildMessages('create', noun)}
      />
    )
  const { id, version } = item
  return (
    <FormDialog<Rules, unknown, { id: string; version: number | null; input: Input }>
      {...common}
      title={`Edit ${noun}`}
      document={updateDocument}
      variables={(draft, version) => ({ id, version, input: toInput(draft) })}
      shared={{ noun, labels: new Map(Object.entries(labels)), version, fetchLatest }}
      initial={toValues(item)}
      {...buildMessages('update', noun)}
    />
  )
}
