/** A button that adds a file to the library, and how far it has come. */
import { acceptedMediaTypes, type FileKind } from '@access/content/files/file.rules'
import { useToast } from '@access/kit'
import { Button } from 'antd'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { UploadProgress } from '../management/fields/files/UploadProgress.tsx'
import { useFileUpload } from '../management/fields/files/use-file-upload.ts'
import { kindLabels } from './media.messages.ts'

export function UploadFile({ kind, onUploaded }: { kind: FileKind; onUploaded(): void }) {
  const chooser = useRef<HTMLInputElement>(null)
  const upload = useFileUpload(kind)
  const { toast } = useToast()

  async function uploadFirst(files: FileList | null) {
    const [file] = files ?? []
    if (!file || !(await upload.upload(file))) return
    toast({ title: 'Success', description: 'File uploaded successfully', tone: 'success' })
    onUploaded()
  }

  return (
    <div>
      <Button icon={<Upload size={18} aria-hidden />} onClick={() => chooser.current?.click()}>
        {kindLabels[kind].upload}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptedMediaTypes[kind]}
        data-testid={`media-${kind}`}
        onChange={({ target }) => {
          uploadFirst(target.files)
          // The same file may be chosen again after it was refused and mended.
          target.value = ''
        }}
      />
      <UploadProgress upload={upload} />
    </div>
  )
}
