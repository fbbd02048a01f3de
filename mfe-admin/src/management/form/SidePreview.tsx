/** The page of an item as visitors will see it, beside its form: it keeps up with what is typed. */
import { Preview } from '@access/kit'
import { useDeferredValue } from 'react'
import { Scrollable } from '../../components/Scrollable.tsx'
import { useWrittenValues } from '../fields/field-context.ts'
import styles from './item-page.module.css'

export function SidePreview({ typename }: { typename: string }) {
  // The keys come first; the page follows when there is time.
  const draft = useDeferredValue(useWrittenValues())
  return (
    <Scrollable aria-label="Preview" className={styles.preview}>
      <Preview previewKey={typename} draft={draft} />
    </Scrollable>
  )
}
