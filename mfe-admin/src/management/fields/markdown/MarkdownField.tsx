/** A text in Markdown: written with buttons and keys, looked at as its page will show it. */

import { type Draft, Preview } from '@access/kit'
import { Flex, Form, Segmented, Typography } from 'antd'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Scrollable } from '../../../components/Scrollable.tsx'
import { Field, type FieldProps } from '../Field.tsx'
import { useCopies } from '../field-context.ts'
import type { InputProps } from '../inputs.tsx'
import { continueList, countWords, type Edit, insertPicture, type TextSelection } from './edits.ts'
import styles from './markdown.module.css'
import { PictureDialog } from './PictureDialog.tsx'
import { isApple, Toolbar } from './Toolbar.tsx'
import { type Tool, tools } from './tools.tsx'
import { UndescribedPictures } from './UndescribedPictures.tsx'

function MarkdownInput({
  previewOf,
  value,
  onChange,
  rows,
  ...control
}: InputProps<string | null> & { previewOf: string; rows: number }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [view, setView] = useState<EditorView>('write')
  const [pictureFile, setPictureFile] = useState<{ file: File | null } | null>(null)
  const text = value ?? ''
  const isObjectedTo = Boolean(control['aria-invalid'])
  const panel = `${control.id}-preview`
  const undescribedId = `${control.id}-undescribed`

  useEffect(() => {
    // The field with the error must be visible.
    if (isObjectedTo) setView((now) => (now === 'preview' ? 'write' : now))
  }, [isObjectedTo])

  const change = (make: (selected: TextSelection) => Edit | null) => {
    const edit = area.current && make(readSelection(area.current))
    if (edit) applyEdit(area.current!, edit)
    return edit !== null
  }
  const use = ({ edit }: Tool) => void (edit ? change(edit) : setPictureFile({ file: null }))

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, altKey, metaKey, ctrlKey, nativeEvent } = event
    if (nativeEvent.isComposing || altKey || shiftKey) return
    const isPlain = !metaKey && !ctrlKey
    const isShortcut = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey
    const tool = isShortcut && tools.find((one) => one.key === key.toLowerCase())
    if (tool) use(tool)
    const isDone = tool || (key === 'Enter' && isPlain && change(continueList))
    if (!isDone) return
    event.preventDefault()
    // The portal has keys of its own: here they are the writer's.
    event.stopPropagation()
  }

  function uploadFirst(event: ClipboardEvent | DragEvent, files: FileList) {
    const [file] = files
    if (!file) return
    event.preventDefault()
    setPictureFile({ file })
  }

  return (
    <div className={styles.editor}>
      <Flex wrap align="center" justify="end" gap="small" className={styles.head}>
        {view !== 'preview' && <Toolbar controls={control.id} onUse={use} />}
        <EditorTabs view={view} onView={setView} />
      </Flex>
      <div className={styles.both}>
        <textarea
          dir="auto"
          {...control}
          aria-describedby={[control['aria-describedby'], undescribedId].filter(Boolean).join(' ')}
          ref={area}
          hidden={view === 'preview'}
          className={styles.area}
          rows={rows}
          value={text}
          onChange={({ target }) => onChange?.(target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => uploadFirst(event, event.clipboardData.files)}
          onDrop={(event) => uploadFirst(event, event.dataTransfer.files)}
        />
        {view !== 'write' && (
          <Scrollable id={panel} aria-label="Preview" className={styles.preview}>
            {text.trim() ? <LivePreview of={previewOf} /> : <p>There is nothing to show yet.</p>}
          </Scrollable>
        )}
      </div>
      <UndescribedPictures id={undescribedId} text={text} />
      <p className={styles.foot}>
        <Typography.Text type="secondary">{formatWordCount(countWords(text))}</Typography.Text>
      </p>
      {pictureFile && (
        <PictureDialog
          file={pictureFile.file}
          onInsert={(address, words) => change((selected) => insertPicture(selected, address, words))}
          onClosed={() => setPictureFile(null)}
        />
      )}
    </div>
  )
}

/** Keeps up with all that is written in the form; only while somebody looks. */
function LivePreview({ of }: { of: string }) {
  const draft: Draft = Form.useWatch((values: Draft) => values, Form.useFormInstance()) ?? {}
  return <Preview previewKey={of} draft={{ ...draft, pictures: useCopies() }} />
}

const readSelection = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TextSelection => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

const formatWordCount = (words: number) =>
  `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`

/** Whether one writes, looks at the page, or both side by side where there is room. */
type EditorView = 'write' | 'both' | 'preview'

function EditorTabs({ view, onView }: { view: EditorView; onView(view: EditorView): void }) {
  return (
    <Segmented<EditorView>
      aria-label="Editor view"
      size="small"
      value={view}
      onChange={onView}
      options={[
        { value: 'write', label: 'Write' },
        { value: 'both', label: 'Side by side' },
        { value: 'preview', label: 'Preview' },
      ]}
    />
  )
}

/** Changes a text as if it were typed, so that the browser's own undo takes it back. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus()
  area.setSelectionRange(from, to)
  if (!insertText(insert)) {
    area.setRangeText(insert, from, to, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}

// Deprecated for years, and still the only way that keeps the browser's undo history.
function insertText(text: string): boolean {
  if (typeof document.execCommand !== 'function') return false
  return text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
}

/** A long text in Markdown, over the whole width. */
/** `previewOf` names the text for the page that shows it: `BlogPost.content`. */
export function MarkdownField({
  previewOf,
  rows = 12,
  hint = 'Markdown. Use the buttons to format.',
  ...field
}: FieldProps & { previewOf: string; rows?: number }) {
  return (
    <Field isWide hint={hint} {...field}>
      <MarkdownInput previewOf={previewOf} rows={rows} />
    </Field>
  )
}
