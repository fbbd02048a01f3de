/** Offers to restore unsaved text after a crash, a reload or a lost session. */
import { useAuth } from '@access/kit'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import styles from '../components/screen.module.css'
import { unsavedText } from '../forms/unsaved-text.ts'
import type { Definition, ListedItem } from './definition/definition.ts'

export function UnsavedDrafts<Row extends ListedItem, Draft extends object>({
  definition: { path, noun, getName },
  onOpen,
}: {
  definition: Definition<Row, Draft>
  /** Opens an item's form; a new one for null. */
  onOpen(id: string | null): void
}) {
  const { user } = useAuth()
  const [texts, setTexts] = useState(() => unsavedText.list(path, user?.id ?? ''))

  function discard(id: string | null) {
    unsavedText.discard({ path, id })
    setTexts(texts.filter((text) => text.id !== id))
  }

  return texts.map(({ id, unsaved }) => {
    const name = getName(unsaved.values as unknown as Row)
    const description = `${id === null ? `a new ${noun}` : noun}${name ? `, "${name}"` : ''}`
    return (
      <Alert
        key={id}
        className={styles.spaced}
        type="info"
        showIcon
        title={`You have unsaved text for ${id === null ? '' : 'the '}${description}.`}
        action={
          <span className={styles.headerActions}>
            <Button onClick={() => discard(id)}>Discard</Button>
            <Button type="primary" onClick={() => onOpen(id)}>
              Continue editing
            </Button>
          </span>
        }
      />
    )
  })
}
