/** Offers to go on with what was typed and not saved: before a crash, a lost session, or on another device. */
import { isolate, useAuth } from '@access/kit'
import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import { useClient } from 'urql'
import styles from '../components/screen.module.css'
import { useLiveQuery } from '../data/use-live-query.ts'
import { type UnsavedText, unsavedText } from '../forms/unsaved-text.ts'
import type { Definition, FormQueries, ListedItem } from './definition/definition.ts'
import { parseDraft, pickLatest } from './form/draft-text.ts'
import { DiscardItemDraftDocument, ItemDraftsDocument } from './form/item-drafts.generated.ts'

export function UnsavedDrafts<Row extends ListedItem, Draft extends object>({
  definition: { path, noun, getName, queries },
  onOpen,
}: {
  definition: Pick<Definition<Row, Draft>, 'path' | 'noun' | 'getName'> & {
    queries: Pick<FormQueries<Row, Draft>, 'typename'>
  }
  /** Opens an item's form; a new one for null. */
  onOpen(id: string | null): void
}) {
  const { texts, discard } = useUnsavedTexts(path, queries.typename)

  return texts.map(({ id, unsaved }) => {
    const name = getName(unsaved.values as unknown as Row)
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

/** The texts of this tab and the drafts of the account; of an item that has both, the later. */
function useUnsavedTexts(path: string, type: string) {
  const { user } = useAuth()
  const authorId = user?.id ?? ''
  const client = useClient()
  const [localTexts, setLocalTexts] = useState(() => unsavedText.list(path, authorId))
  const [discardedIds, setDiscardedIds] = useState<(string | null)[]>([])
  const { data } = useLiveQuery(ItemDraftsDocument, { type }, 'ItemDraft')

  const texts = new Map<string | null, UnsavedText>(localTexts.map(({ id, unsaved }) => [id, unsaved]))
  for (const draft of data?.drafts ?? []) {
    if (discardedIds.includes(draft.itemId)) continue
    texts.set(draft.itemId, pickLatest(texts.get(draft.itemId) ?? null, parseDraft(draft, authorId))!)
  }

  function discard(id: string | null) {
    unsavedText.discard({ path, id })
    setLocalTexts(localTexts.filter((text) => text.id !== id))
    setDiscardedIds([...discardedIds, id])
    client.mutation(DiscardItemDraftDocument, { type, itemId: id }).toPromise()
  }

  return { texts: [...texts].map(([id, unsaved]) => ({ id, unsaved })), discard }
}
