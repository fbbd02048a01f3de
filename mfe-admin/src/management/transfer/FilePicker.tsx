/** Chooses or drops a file to import. */
import { Upload as AntdUpload, Button, Typography } from 'antd'
import { Upload } from 'lucide-react'
import { giveTo, takeAll } from '../../components/FileButton.tsx'

const accept = '.csv,.json,.jsonl,.txt,text/csv,application/json'

export function FilePicker({
  name,
  isBusy,
  onSelect,
}: {
  /** The name of the selected file; null before. */
  name: string | null
  isBusy: boolean
  onSelect(file: File): void
}) {
  return (
    <AntdUpload.Dragger
      accept={takeAll(accept)}
      hasControlInside
      showUploadList={false}
      disabled={isBusy}
      beforeUpload={giveTo(onSelect)}
      data-testid="table-file"
    >
      <Button icon={<Upload size={18} aria-hidden />} disabled={isBusy}>
        {name === null ? 'Choose a file' : 'Choose another file'}
      </Button>{' '}
      <Typography.Text type="secondary">
        {name ?? 'or drop it here: CSV or JSON, up to 50 MB'}
      </Typography.Text>
    </AntdUpload.Dragger>
  )
}
