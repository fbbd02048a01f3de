/** Whether one writes, looks at the page, or both side by side where there is room. */
import { useId } from 'react'
import styles from './markdown.module.css'

export type EditorView = 'write' | 'both' | 'preview'

const editorViews: readonly { view: EditorView; label: string }[] = [
  { view: 'write', label: 'Write' },
  { view: 'both', label: 'Side by side' },
  { view: 'preview', label: 'Preview' },
]

export function EditorTabs({ view, onView }: { view: EditorView; onView(view: EditorView): void }) {
  const name = useId()
  return (
    <fieldset className={styles.views}>
      <legend className="sr">How to look at the text</legend>
      {editorViews.map((one) => (
        <label
          key={one.view}
          className={one.view === 'both' ? `${styles.view} ${styles.wideOnly}` : styles.view}
        >
          <input
            type="radio"
            name={name}
            className="sr"
            checked={view === one.view}
            onChange={() => onView(one.view)}
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  )
}
