/** Offers to continue what was typed and not saved, before a crash or on another device. */
import { isolate } from '@access/kit'
import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import { useClient } from 'urql'
import styles from '../components/screen.module.css'
import { useLiveQuery } from '../data/use-live-query.ts'
import type { Definition, FormQueries, ListedItem } from './definition/definition.ts'
import { DiscardItemDraftDocument, ItemDraftsDocument } from './form/item-drafts.generated.ts'
import { parseDraft } from './form/use-item-draft.ts'

export function UnsavedDrafts({
  definition: { noun, getName, queries },
  onOpen,
}: {
  definition: Pick<Definition, 'noun' | 'getName'> & {
    queries: Pick<FormQueries, 'typename'>
  }
  /** Opens an item's form; a new one for null. */
  onOpen(id: string | null): void
}) {
  const client = useClient()
  const type = queries.typename
  const { data } = useLiveQuery(ItemDraftsDocument, { type }, 'ItemDraft')
  const [discardedIds, setDiscardedIds] = useState<(string | null)[]>([])

  function discard(id: string | null) {
    setDiscardedIds([...discardedIds, id])
    client.mutation(DiscardItemDraftDocument, { type, itemId: id }).toPromise()
  }

  const drafts = (data?.drafts ?? []).filter(({ itemId }) => !discardedIds.includes(itemId))
  return drafts.map((draft) => {
    const id = draft.itemId
    const name = getName(parseDraft(draft).values as unknown as ListedItem)
    const description = `${id === null ? `a new ${noun}` : noun}${name ? `, "${isolate(name)}"` : ''}`
    return (
      <Alert
        key={id}
        className={styles.spaced}
        type="info"
        showIcon
        title={`You have unsaved text for ${id === null ? '' : 'the '}${description}.`}
        action={
          <Flex component="span" wrap gap="small">
            <Button onClick={() => discard(id)}>Discard</Button>
            <Button type="primary" onClick={() => onOpen(id)}>
              Continue editing
            </Button>
          </Flex>
        }
      />
    )
  })
}
