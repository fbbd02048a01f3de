/** Leads back into the setup while it is to be done; the first time the dashboard does by itself. */
import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import { officeSetupPath } from './setup-path.ts'

export const SetupOffer = () => (
  <Alert
    role="region"
    aria-label="Setup"
    title="The setup of your organization is not finished."
    action={<Link to={officeSetupPath}>Continue setting up</Link>}
  />
)
