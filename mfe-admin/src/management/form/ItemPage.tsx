/**
 * The page of an item's form: the fields and rules of its dialog, with a preview beside them where there is room. A link
 * away from it loses nothing: what is typed is a draft until it is saved or discarded.
 */
import { Page } from '@access/kit'
import { Card, Flex } from 'antd'
import { useNavigate } from 'react-router-dom'
import parts from '../../components/components.module.css'
import { TopBar } from '../../frame/TopBar.tsx'
import type { FormDefinition, SavedItem } from '../definition/definition.ts'
import { getListPath } from '../definition/item-paths.ts'
import { SharePreview } from '../previews/SharePreview.tsx'
import styles from './item-page.module.css'
import { SidePreview } from './SidePreview.tsx'
import { useItemEditor } from './use-item-editor.tsx'

export function ItemPage({
  definition,
  id,
}: {
  definition: FormDefinition
  /** The item to edit; null adds one. */
  id: string | null
}) {
  const { path, title: listTitle, noun, editLabel = `Edit ${noun}`, hasPreview, queries } = definition
  const title = id === null ? `Add ${noun}` : editLabel
  const navigate = useNavigate()

  function leave(savedItem: SavedItem | null, hadUnsavedText: boolean) {
    // In the place of the entry that guards what is typed: going back leads to the page before it.
    navigate(getListPath(path), { state: { savedItem }, replace: hadUnsavedText })
  }

  const { form, buttons, question } = useItemEditor({
    definition,
    id,
    close: (hasUnsavedText) => leave(null, hasUnsavedText),
    onSaved: leave,
    renderTools: () =>
      hasPreview && id !== null && <SharePreview typename={queries.typename} id={id} noun={noun} />,
    preview: hasPreview && <SidePreview typename={queries.typename} />,
  })

  return (
    <Page title={title}>
      <TopBar title={title} back={{ to: getListPath(path), label: `Back to ${listTitle}` }} />
      <div className={hasPreview ? `${styles.page} ${styles.withPreview}` : styles.page}>
        <Card role="region" aria-label={title}>
          <div className={parts.inside}>{form}</div>
          <Flex component="footer" wrap justify="end" gap="small" className={parts.foot!}>
            {buttons}
          </Flex>
        </Card>
      </div>
      {question}
    </Page>
  )
}
