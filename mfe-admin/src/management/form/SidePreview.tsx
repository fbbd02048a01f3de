/** The page of an item as visitors will see it, beside its form: it keeps up with what is typed. */
import { type Draft, Preview } from '@access/kit'
import { Form } from 'antd'
import { useDeferredValue } from 'react'
import { useCopies } from '../fields/field-context.ts'
import styles from './item-page.module.css'

export function SidePreview({ typename }: { typename: string }) {
  const form = Form.useFormInstance()
  const pictures = useCopies()
  const values: Draft = Form.useWatch((all: Draft) => all, form) ?? {}
  // The keys come first; the page follows when there is time.
  const draft = useDeferredValue(values)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section aria-label="Preview" className={styles.preview} tabIndex={0}>
      <Preview previewKey={typename} draft={{ ...draft, pictures }} />
    </section>
  )
}
