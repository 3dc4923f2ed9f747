import { opensWell } from './opened.ts'
import { DIALOGS } from './openings.ts'
import { NARROW } from './window.ts'

opensWell('Dialogs on a narrow phone', NARROW, DIALOGS)
