/**
 * The page of an item's form: the fields and rules of its dialog, with a preview beside them where there is room. Who
 * follows a link loses nothing: what is typed is a draft until it is saved or discarded.
 */
import { Page } from '@access/kit'
import { Button, Card, Flex } from 'antd'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import parts from '../../components/components.module.css'
import { useCloseQuestion } from '../../forms/use-close-question.tsx'
import { TopBar } from '../../frame/TopBar.tsx'
import type { FormDefinition, ListedItem, SavedItem } from '../definition/definition.ts'
import { getListPath } from '../definition/item-paths.ts'
import { SharePreview } from '../previews/SharePreview.tsx'
import { DraftStatus } from './DraftStatus.tsx'
import { FirstField } from './FirstField.tsx'
import { ItemForm } from './ItemForm.tsx'
import styles from './item-page.module.css'
import { SidePreview } from './SidePreview.tsx'
import { useEditedItem } from './use-edited-item.tsx'

export function ItemPage<Row extends ListedItem, Draft extends object>({
  definition,
  id,
}: {
  definition: FormDefinition<Row, Draft>
  /** The item to edit; null adds one. */
  id: string | null
}) {
  const { path, title: listTitle, noun, hasPreview, queries } = definition
  const { addLabel = `Add ${noun}`, editLabel = `Edit ${noun}` } = definition
  const { draft, stored, placeholder, fetchItem } = useEditedItem(definition, id)
  const [isSaving, setSaving] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const navigate = useNavigate()
  const formId = useId()
  const title = id === null ? addLabel : editLabel

  const hasUnsavedText = isTouched || draft.restored !== null

  function leave(savedItem: SavedItem | null) {
    // In the place of the entry that guards what is typed: going back leads to the page before it.
    navigate(getListPath(path), { state: { savedItem }, replace: hasUnsavedText })
  }

  const { requestClose, question } = useCloseQuestion({ hasUnsavedText, close: () => leave(null), draft })

  return (
    <Page title={title}>
      <TopBar title={title} back={{ to: getListPath(path), label: `Back to ${listTitle}` }} />
      <div className={hasPreview ? `${styles.page} ${styles.withPreview}` : styles.page}>
        <Card role="region" aria-label={title}>
          <div className={parts.inside}>
            {stored ? (
              <FirstField>
                <ItemForm
                  definition={definition}
                  id={id}
                  formId={formId}
                  initialItem={stored}
                  fetchItem={fetchItem}
                  unsavedText={draft}
                  onTouched={setTouched}
                  isSaving={isSaving}
                  onSaving={setSaving}
                  onSaved={(item) => {
                    draft.discard()
                    leave(item)
                  }}
                  tools={
                    hasPreview &&
                    id !== null && <SharePreview typename={queries.typename} id={id} noun={noun} />
                  }
                >
                  {hasPreview && <SidePreview typename={queries.typename} />}
                </ItemForm>
              </FirstField>
            ) : (
              placeholder
            )}
          </div>
          <Flex component="footer" wrap justify="end" gap="small" className={parts.foot!}>
            <DraftStatus state={draft.autosaveState} />
            <Button onClick={requestClose}>Cancel</Button>
            <Button
              type="primary"
              htmlType="submit"
              form={formId}
              loading={isSaving}
              disabled={!stored}
              aria-keyshortcuts="Control+Enter Meta+Enter"
            >
              {isSaving ? 'Saving...' : 'Save'}
            </Button>
          </Flex>
        </Card>
      </div>
      {question}
    </Page>
  )
}
