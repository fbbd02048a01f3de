/** Whether one writes, looks at the page, or both side by side where there is room. */
import { Segmented } from 'antd'

export type EditorView = 'write' | 'both' | 'preview'

export function EditorTabs({ view, onView }: { view: EditorView; onView(view: EditorView): void }) {
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
