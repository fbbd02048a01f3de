/** Offers back what was typed on this screen and not saved, after a crash, a reload or a lost session. */
import { useAuth } from '@access/kit'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import type { Definition, Listed } from './definition.ts'
import { keptText } from './form/keptText.ts'
import styles from './management.module.css'

export function KeptTexts<Row extends Listed, Draft extends object>({
  definition: { path, noun, nameOf },
  onOpen,
}: {
  definition: Definition<Row, Draft>
  /** Opens an item's form; a new one for null. */
  onOpen(id: string | null): void
}) {
  const { user } = useAuth()
  const [texts, setTexts] = useState(() => keptText.under(path, user?.id ?? ''))

  function discard(id: string | null) {
    keptText.forget({ path, id })
    setTexts(texts.filter((text) => text.id !== id))
  }

  return texts.map(({ id, kept }) => {
    const name = nameOf(kept.values as unknown as Row)
    const what = `${id === null ? `a new ${noun}` : noun}${name ? `, "${name}"` : ''}`
    return (
      <Alert
        key={id}
        className={styles.spaced}
        type="info"
        showIcon
        title={`You have unsaved text for ${id === null ? '' : 'the '}${what}.`}
        action={
          <span className={styles.offer}>
            <Button onClick={() => discard(id)}>Discard</Button>
            <Button type="primary" onClick={() => onOpen(id)}>
              Go on editing
            </Button>
          </span>
        }
      />
    )
  })
}
