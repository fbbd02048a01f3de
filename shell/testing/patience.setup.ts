/** How long a test of a screen looks for what is to come: a busy machine is slow, not wrong. */
import { configure } from '@testing-library/dom'

configure({ asyncUtilTimeout: 15_000 })
