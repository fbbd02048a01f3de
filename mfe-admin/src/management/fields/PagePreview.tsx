/** Shows all that is written in a form as its page will show it, in a window as wide as a page. */
import { type Draft, Preview } from '@access/kit'
import { Button, Form, Modal } from 'antd'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { dialogClassNames } from '../../components/dialog-styles.ts'
import { useCopies } from './field-context.ts'

export function PagePreview({ typename }: { typename: string }) {
  const form = Form.useFormInstance()
  const pictures = useCopies()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button
        icon={<Eye size={18} aria-hidden />}
        onClick={() => {
          setDraft({ ...form.getFieldsValue(true), pictures } as Draft)
          setOpen(true)
        }}
      >
        Preview the page
      </Button>
      {draft && (
        <Modal
          open={isOpen}
          title="Preview"
          width="min(100% - 2rem, 80rem)"
          classNames={dialogClassNames}
          centered
          closable={{ 'aria-label': 'Close' }}
          onCancel={() => setOpen(false)}
          afterClose={() => setDraft(null)}
          footer={
            <Button type="primary" onClick={() => setOpen(false)}>
              Go on writing
            </Button>
          }
        >
          <Preview previewKey={typename} draft={draft} />
        </Modal>
      )}
    </div>
  )
}
