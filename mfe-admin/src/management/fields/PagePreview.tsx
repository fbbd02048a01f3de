/** Shows all that is written in a form as its page will show it, in a window as wide as a page. */
import { Preview } from '@access/kit'
import { Button, Modal } from 'antd'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useWrittenValues } from './field-context.ts'

export function PagePreview({ typename }: { typename: string }) {
  const draft = useWrittenValues()
  const [isMounted, setMounted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button
        icon={<Eye size={18} aria-hidden />}
        onClick={() => {
          setMounted(true)
          setOpen(true)
        }}
      >
        Preview the page
      </Button>
      {isMounted && (
        <Modal
          open={isOpen}
          title="Preview"
          width="min(100% - 2rem, 80rem)"
          onCancel={() => setOpen(false)}
          afterClose={() => setMounted(false)}
          footer={
            <Button type="primary" onClick={() => setOpen(false)}>
              Back to writing
            </Button>
          }
        >
          <Preview previewKey={typename} draft={draft} />
        </Modal>
      )}
    </div>
  )
}
