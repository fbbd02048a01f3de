/** The progress of an upload with a button to cancel it, or why the file was rejected. */
import { isolate } from '@access/kit'
import { Alert, Button, Flex, Progress } from 'antd'
import type { FileUpload } from './use-file-upload.ts'

export function UploadProgress({ upload: { progress, problem, cancel } }: { upload: FileUpload }) {
  return (
    <>
      {/* It stands there before there is anything to say, or it would not be read out. */}
      <div role="status">{progress && <span className="sr">Sending {progress.name}</span>}</div>
      {progress && (
        <Flex wrap align="center" gap="small">
          <span aria-hidden="true">
            {progress.percent < 100
              ? `Sending ${isolate(progress.name)}: ${progress.percent}%`
              : `Preparing ${isolate(progress.name)}`}
          </span>
          <Flex flex="1 1 8rem">
            <Progress percent={progress.percent} showInfo={false} aria-label={`Sending ${progress.name}`} />
          </Flex>
          <Button size="small" onClick={cancel}>
            Cancel
          </Button>
        </Flex>
      )}
      {problem && !progress && <Alert type="error" showIcon title={problem} />}
    </>
  )
}
