/** Edits our own limits. */
import { regions, screeningPolicy } from '@access/requests/casework/screening/guideline.rules'
import { Form, Input } from 'antd'
import { useRefetch } from '../data/use-refetch.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { Choice } from '../management/fields/Choice.tsx'
import {
  type PolicyFragment,
  PovertyGuidelinesDocument,
  SetScreeningPolicyDocument,
} from './guidelines.generated.ts'

const labels = {
  ceiling: 'Limit, in percent',
  exceptions: 'Exceptions up to, in percent',
  region: 'Region',
}

export function PolicyDialog({ policy, onClosed }: { policy: PolicyFragment; onClosed(): void }) {
  const refetch = useRefetch(PovertyGuidelinesDocument)
  const fetchLatest = async () => {
    const latest = (await refetch())?.policy
    return latest ? { values: getInitialValues(latest), version: latest.version } : null
  }
  return (
    <FormDialog
      id="screening-policy"
      title="Change limits"
      submitLabel="Save"
      document={SetScreeningPolicyDocument}
      rules={screeningPolicy}
      variables={(values, version) => ({ version, input: screeningPolicy.parse(values) })}
      shared={{
        noun: 'limits',
        labels: new Map(Object.entries(labels)),
        version: policy.version,
        fetchLatest,
      }}
      successMessage="Limits updated successfully"
      failureMessage="Failed to update limits"
      initial={getInitialValues(policy)}
      onClosed={() => onClosed()}
    >
      <Form.Item name="ceiling" label={labels.ceiling} extra="Households within it are likely eligible">
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="exceptions" label={labels.exceptions} extra="The same as the limit without exceptions">
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="region" label={labels.region} extra="The region of the guideline">
        <Choice options={regions} />
      </Form.Item>
    </FormDialog>
  )
}

const getInitialValues = ({ ceiling, exceptions, region }: PolicyFragment) => ({
  ceiling: String(ceiling),
  exceptions: String(exceptions),
  region,
})
