/** How far a file has come, with a way to call it back; or why it was not taken. */
import { isolate } from '@access/kit'
import { Alert, Button, Progress } from 'antd'
import styles from './files.module.css'
import type { FileUpload } from './use-file-upload.ts'

export function UploadProgress({ upload: { progress: underWay, problem, cancel } }: { upload: FileUpload }) {
  return (
    <>
      {/* It stands there before there is anything to say, or it would not be read out. */}
      <div role="status">{underWay && <span className="sr">Sending {underWay.name}</span>}</div>
      {underWay && (
        <div className={styles.underWay}>
          <span aria-hidden="true">
            {underWay.percent < 100
              ? `Sending ${isolate(underWay.name)}: ${underWay.percent}%`
              : `Preparing ${isolate(underWay.name)}`}
          </span>
          <Progress percent={underWay.percent} showInfo={false} aria-label={`Sending ${underWay.name}`} />
          <Button size="small" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {problem && !underWay && <Alert type="error" showIcon title={problem} />}
    </>
  )
}
