import SwiftUI

struct Unused: View { var body: some View { Text("no part of the app") } }
