/** Changes the user's own name. */

import { renameSchema } from '@access/auth/administrators/administrator.rules'
import { type Role, roleNames } from '@access/service-kit/roles/roles.rules'
import { Button } from 'antd'
import { Card } from '../components/Card.tsx'
import { buildMessages } from '../components/change.messages.ts'
import { FactList } from '../components/FactList.tsx'
import { ShortFormFields } from '../forms/ShortFormFields.tsx'
import { TextField } from '../forms/TextField.tsx'
import { useShortForm } from '../forms/use-short-form.ts'
import { type CurrentAccountFragment, RenameAccountDocument } from './account.generated.ts'

export function NameCard({ account: { id, email, name, role } }: { account: CurrentAccountFragment }) {
  const shortForm = useShortForm({
    document: RenameAccountDocument,
    rules: renameSchema,
    variables: (values) => ({ id, ...values }),
    ...buildMessages('update', 'name'),
  })
  return (
    <Card title="Name and email" isPadded>
      <FactList facts={{ Email: email, Role: roleNames[role as Role] ?? role }} />
      <ShortFormFields id="own-name" shortForm={shortForm} initial={{ name }}>
        <TextField name="name" label="Name" extra="Shown in the activity list." autoComplete="name" />
        <Button htmlType="submit" loading={shortForm.isSubmitting}>
          Save name
        </Button>
      </ShortFormFields>
    </Card>
  )
}
