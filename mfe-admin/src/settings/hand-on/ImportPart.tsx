/** Takes a setup over from a file, after showing what that would change. */
import { capitalize, isolate, useToast } from '@access/kit'
import { Alert, Button, Flex } from 'antd'
import { formatCount } from '../../components/change.messages.ts'
import { FileButton } from '../../components/FileButton.tsx'
import { type CheckedFile, type SetupChange, useSetupImport } from './use-setup-import.ts'

export function ImportPart({ onImported }: { onImported(): void }) {
  const { checkedFile, errorMessages, isBusy, check, apply } = useSetupImport()
  const { toast } = useToast()

  async function confirm(file: CheckedFile) {
    if (!(await apply(file))) return
    toast({ title: 'Success', description: 'Setup imported successfully', tone: 'success' })
    onImported()
  }

  return (
    <Flex wrap align="center" gap="small">
      <FileButton accept=".json,application/json" testId="setup-file" isBusy={isBusy} onSelect={check}>
        Import setup
      </FileButton>
      {errorMessages.length > 0 && (
        <Alert
          type="error"
          showIcon
          title="The file cannot be imported"
          description={errorMessages.map((message) => <p key={message}>{message}</p>)}
        />
      )}
      {checkedFile && <Changes file={checkedFile} isBusy={isBusy} onConfirm={() => confirm(checkedFile)} />}
    </Flex>
  )
}

function Changes({
  file: { name, changes },
  isBusy,
  onConfirm,
}: {
  file: CheckedFile
  isBusy: boolean
  onConfirm(): void
}) {
  return (
    <Flex
      component="section"
      vertical
      flex="1 0 100%"
      align="start"
      gap="small"
      aria-label="What the file changes"
    >
      <p role="status">
        {changes.length === 0
          ? `${isolate(name)} changes nothing.`
          : `${isolate(name)} changes ${formatCount(changes.length, 'part')}. Each has its history, from which it can be restored.`}
      </p>
      <ul>
        {changes.map((change) => (
          <li key={`${change.part} ${change.name}`}>{formatChange(change)}</li>
        ))}
      </ul>
      {changes.length > 0 && (
        <Button type="primary" loading={isBusy} onClick={onConfirm}>
          Apply {formatCount(changes.length, 'change')}
        </Button>
      )}
    </Flex>
  )
}

/** 'Settings, Harbor Legal Aid: name, first answer hours'. */
const formatChange = ({ part, name, fields }: SetupChange) =>
  `${capitalize(part)}, ${isolate(name)}: ${fields.map(formatFieldName).join(', ')}`

const formatFieldName = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
