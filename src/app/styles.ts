import '#ui/styles/layers.css';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import '#ui/styles/print.css';
