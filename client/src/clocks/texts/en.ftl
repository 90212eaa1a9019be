# Clocks: setting them, reading them, what to do when time is out.

ui-on-time-asked = { $by } wants to claim the win: { $seat } is out of time. Do you agree?
ui-on-time-waiting = You claim the win on time. Waiting for: { $seats }.
ui-more-time-asked = { $by } wants to give { $seat } more time. Do you agree?
ui-more-time-waiting = You want to give more time. Waiting for: { $seats }.
ui-pause-asked = { $by } asks to stop the clocks. Do you agree?
ui-pause-waiting = You asked to stop the clocks. Waiting for: { $seats }.
ui-resume-asked = { $by } asks to let the clocks go on. Do you agree?
ui-resume-waiting = You asked to let the clocks go on. Waiting for: { $seats }.
