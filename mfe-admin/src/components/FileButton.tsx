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

/** Takes dropped files of other kinds too, so that the reader can say what is wrong with them. */
export const takeAll = (accept: string) => ({ format: accept, filter: () => true })

/** Hands the file over instead of sending it. */
export const giveTo = (onSelect: (file: File) => void) => (file: File) => {
  onSelect(file)
  return false
}
