import { heldByKeys } from './keys.ts'
import { DIALOGS } from './openings.ts'
import { PHONE } from './window.ts'

heldByKeys('Dialogs by the keyboard, on a phone', PHONE, DIALOGS)
