/** A button that opens the device's files: antd's Upload, whose sending a screen does itself. */
import { Upload as AntdUpload, Button } from 'antd'
import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'

export function FileButton({
  accept,
  onSelect,
  isBusy = false,
  testId,
  children,
}: {
  /** As the input of HTML takes it. */
  accept: string
  onSelect(file: File): void
  isBusy?: boolean
  testId: string
  children: ReactNode
}) {
  return (
    <AntdUpload
      accept={takeAll(accept)}
      showUploadList={false}
      beforeUpload={giveTo(onSelect)}
      data-testid={testId}
    >
      <Button icon={<Upload size={18} aria-hidden />} loading={isBusy}>
        {children}
      </Button>
    </AntdUpload>
  )
}

/** What is dropped and of another kind is not passed over in silence: whoever reads it says so. */
export const takeAll = (accept: string) => ({ format: accept, filter: () => true })

/** Hands the file over instead of sending it. */
export const giveTo = (onSelect: (file: File) => void) => (file: File) => {
  onSelect(file)
  return false
}
