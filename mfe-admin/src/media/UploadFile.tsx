/** A button that adds a file to the library, and how far it has come. */
import { acceptedMediaTypes, type FileKind } from '@access/content/files/file.rules'
import { useToast } from '@access/kit'
import { FileButton } from '../components/FileButton.tsx'
import { UploadProgress } from '../management/fields/files/UploadProgress.tsx'
import { useFileUpload } from '../management/fields/files/use-file-upload.ts'
import { kindLabels } from './media.messages.ts'

export function UploadFile({ kind, onUploaded }: { kind: FileKind; onUploaded(): void }) {
  const upload = useFileUpload(kind)
  const { toast } = useToast()

  async function send(file: File) {
    if (!(await upload.upload(file))) return
    toast({ title: 'Success', description: 'File uploaded successfully', tone: 'success' })
    onUploaded()
  }

  return (
    <div>
      <FileButton accept={acceptedMediaTypes[kind]} testId={`media-${kind}`} onSelect={send}>
        {kindLabels[kind].upload}
      </FileButton>
      <UploadProgress upload={upload} />
    </div>
  )
}
