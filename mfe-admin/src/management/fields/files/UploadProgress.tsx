/** How far a file has come, with a way to call it back; or why it was not taken. */
import { isolate } from '@access/kit'
import { Alert, Button, Flex, Progress } from 'antd'
import type { FileUpload } from './use-file-upload.ts'

export function UploadProgress({ upload: { progress: underWay, problem, cancel } }: { upload: FileUpload }) {
  return (
    <>
      {/* It stands there before there is anything to say, or it would not be read out. */}
      <div role="status">{underWay && <span className="sr">Sending {underWay.name}</span>}</div>
      {underWay && (
        <Flex wrap align="center" gap="small">
          <span aria-hidden="true">
            {underWay.percent < 100
              ? `Sending ${isolate(underWay.name)}: ${underWay.percent}%`
              : `Preparing ${isolate(underWay.name)}`}
          </span>
          <Flex flex="1 1 8rem">
            <Progress percent={underWay.percent} showInfo={false} aria-label={`Sending ${underWay.name}`} />
          </Flex>
          <Button size="small" onClick={cancel}>
            Cancel
          </Button>
        </Flex>
      )}
      {problem && !underWay && <Alert type="error" showIcon title={problem} />}
    </>
  )
}
